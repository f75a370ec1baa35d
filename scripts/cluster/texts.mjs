/** Fills files of docs/deploying with addresses of a cluster on one machine; a missing line is an error. */

function replaced(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`The file has no line like ${pattern}.`);
  return text.replace(pattern, by);
}

/**
 * @param {string} text docs/deploying/haproxy.cfg
 * @param {{port: number, processes: readonly number[], errors: string, socket: string}} places ports of the
 * listener and of the processes, the file of the 503 response, the command socket
 */
export function haproxyConfig(text, { port, processes, errors, socket }) {
  const there = [
    [/bind \*:3000/, `bind 127.0.0.1:${port}`],
    [/stats socket \S+/, `stats socket "${socket}"`],
    [/\/usr\/local\/etc\/haproxy\/try-again\.http/g, `"${errors}"`],
  ];
  const named = processes.map((each, index) => [
    new RegExp(`server app-${index + 1} \\S+`),
    `server app-${index + 1} 127.0.0.1:${each}`,
  ]);
  return [...there, ...named].reduce((made, [pattern, by]) => replaced(made, pattern, by), text);
}

/**
 * @param {string} text docs/deploying/pgbouncer.ini
 * @param {{port: number, primary: number, users: string}} places ports of the pooler and of Postgres, the
 * password file
 */
export function pgbouncerConfig(text, { port, primary, users }) {
  return [
    [/host=database port=5432/g, `host=127.0.0.1 port=${primary}`],
    [/listen_addr = \S+/, "listen_addr = 127.0.0.1"],
    [/listen_port = \d+/, `listen_port = ${port}`],
    [/auth_file = \S+/, `auth_file = ${users}`],
  ].reduce((made, [pattern, by]) => replaced(made, pattern, by), text);
}
