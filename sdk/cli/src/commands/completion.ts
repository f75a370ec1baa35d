import { type Command, GLOBAL_OPTIONS, type Option } from "../command";

type Offer = { readonly words: string; readonly next: readonly string[] };

const SHELLS = ["bash", "zsh", "fish"] as const;

function optionWords(options: Readonly<Record<string, Option>> = {}): string[] {
  return Object.keys({ ...options, ...GLOBAL_OPTIONS }).map((name) => `--${name}`);
}

export function offers(commands: readonly Command[]): Offer[] {
  const groups = new Map<string, string[]>();
  for (const { words } of commands) {
    const [first = "", second] = words.split(" ");
    groups.set("", [...new Set([...(groups.get("") ?? []), first])]);
    if (second !== undefined) groups.set(first, [...(groups.get(first) ?? []), second]);
  }
  const ofGroups = [...groups].map(([words, next]) => ({ words, next }));
  const ofCommands = commands.map(({ words, args = [], options }) => ({
    words,
    next: [...(args[0]?.choices ?? []), ...optionWords(options)],
  }));
  return [...ofGroups, ...ofCommands];
}

function optionsWithValue(commands: readonly Command[]): string[] {
  const all = [GLOBAL_OPTIONS, ...commands.map(({ options = {} }) => options)].flatMap(Object.entries<Option>);
  return [...new Set(all.filter(([, { value }]) => value !== undefined).map(([name]) => `--${name}`))];
}

/** The values that an option accepts; `words` names the command. */
function optionValues(commands: readonly Command[]): Offer[] {
  return commands.flatMap(({ words, options = {} }) =>
    Object.entries(options).flatMap(([name, { choices }]) =>
      choices === undefined ? [] : [{ words: `${words} --${name}`, next: choices }],
    ),
  );
}

/**
 * Bash and zsh: sets `next` from the words before the cursor. `typed` has the command's words, `option` the
 * option whose value is being typed.
 */
function search(commands: readonly Command[], wordsBefore: string): string {
  const cases = (all: readonly Offer[]) => all.map(({ words, next }) => `    "${words}") next="${next.join(" ")}" ;;`);
  return `  for word in ${wordsBefore}; do
    if [ -n "$option" ]; then option=""; continue; fi
    case "$word" in
      ${optionsWithValue(commands).join("|")}) option="$word" ;;
      -*) ;;
      *) typed="\${typed:+$typed }$word" ;;
    esac
  done
  while :; do
    case "$typed\${option:+ $option}" in
${[...cases(offers(commands)), ...cases(optionValues(commands))].map((line) => `  ${line}`).join("\n")}
      *) case "$typed" in *" "*) typed="\${typed% *}"; continue ;; esac ;;
    esac
    break
  done`;
}

function bash(commands: readonly Command[]): string {
  return `_sarraf() {
  local word option="" typed="" next="" current="\${COMP_WORDS[COMP_CWORD]}"
${search(commands, `"\${COMP_WORDS[@]:1:COMP_CWORD-1}"`)}
  COMPREPLY=($(compgen -W "$next" -- "$current"))
}
complete -F _sarraf sarraf
`;
}

/** The zsh script works as a file in a folder of `fpath`, and if it is sourced after `compinit`. */
function zsh(commands: readonly Command[]): string {
  return `#compdef sarraf
_sarraf() {
  local word option="" typed="" next=""
${search(commands, `"\${(@)words[2,CURRENT-1]}"`)}
  compadd -- \${=next}
}
if [ "\${funcstack[1]}" = _sarraf ]; then _sarraf "$@"; else compdef _sarraf sarraf; fi
`;
}

const quoted = (text: string): string => `'${text.replace(/'/g, "\\'")}'`;

function fish(commands: readonly Command[]): string {
  const lines = ["complete -c sarraf -f"];
  const first = new Set(commands.map(({ words }) => words.split(" ")[0] ?? ""));
  lines.push(`complete -c sarraf -n __fish_use_subcommand -a ${quoted([...first].join(" "))}`);
  for (const { words, help, args = [], options } of commands) {
    const [group = "", second] = words.split(" ");
    const seen = [group, ...(second === undefined ? [] : [second])].map(
      (word) => `__fish_seen_subcommand_from ${word}`,
    );
    if (second !== undefined)
      lines.push(`complete -c sarraf -n ${quoted(seen[0] ?? "")} -a ${second} -d ${quoted(help)}`);
    const condition = quoted(seen.join("; and "));
    if (args[0]?.choices) lines.push(`complete -c sarraf -n ${condition} -a ${quoted(args[0].choices.join(" "))}`);
    for (const [name, option] of Object.entries({ ...options, ...GLOBAL_OPTIONS }))
      lines.push(
        [
          `complete -c sarraf -n ${condition} -l ${name}`,
          ...(option.value === undefined ? [] : ["-x"]),
          ...(option.choices === undefined ? [] : [`-a ${quoted(option.choices.join(" "))}`]),
          `-d ${quoted(option.help)}`,
        ].join(" "),
      );
  }
  return `${lines.join("\n")}\n`;
}

const SCRIPTS = { bash, zsh, fish };

/** @param all returns all commands but `completion` */
export function completion(all: () => readonly Command[]): readonly Command[] {
  return [
    {
      words: "completion",
      help: "Print the completion script for a shell",
      next: null,
      args: [{ name: "shell", choices: SHELLS }],
      examples: [
        "sarraf completion bash >> ~/.bashrc",
        `sarraf completion zsh > "\${fpath[1]}/_sarraf"`,
        "sarraf completion fish > ~/.config/fish/completions/sarraf.fish",
      ],
      run: async ({ args: [shell = ""], out }) => {
        const made = SHELLS.find((each) => each === shell);
        if (made !== undefined) out.text(SCRIPTS[made](all()));
      },
    },
  ];
}
