/** The merchant's users: a table where there is room, lines on a phone. */
import { useTranslations } from "next-intl";
import { Instant } from "@/components/console/instant";
import { consoleHref } from "@/components/console/pages";
import { GOOD, QUIET, WAITING } from "@/components/ui/tones";
import type { PersonView } from "@/server/domain/merchants";
import type { Language } from "@/server/kernel/types";
import { Abilities } from "./abilities";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly people: readonly PersonView[];
  /** Number of who looks. */
  readonly self: number;
  /** ISO 8601, real time. */
  readonly now: string;
};
type LineProps = Omit<Props, "people"> & { readonly person: PersonView };

const HEADS = ["name", "may", "factor", "seen"] as const;
const CELL = "px-3 py-2.5 first:ps-5 last:pe-5 align-top";

export function PeopleList({ people, ...props }: Props) {
  const t = useTranslations("console.users");
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by the keyboard */}
      <section aria-label={t("list")} className="relative overflow-x-auto max-md:hidden" tabIndex={0}>
        <table className="w-full border-collapse text-start">
          <thead>
            <tr className="border-line border-b bg-canvas text-muted text-xs">
              {HEADS.map((name) => (
                <th key={name} scope="col" className={`${CELL} text-start font-medium last:text-end`}>
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id} className="relative border-line border-b hover:bg-canvas">
                <td className={CELL}>
                  <PersonLink person={person} {...props} />
                </td>
                <td className={`${CELL} max-w-96`}>
                  <Abilities permissions={person.permissions} isChecker={person.is_checker} />
                </td>
                <td className={CELL}>
                  <Factor isOn={person.hasSecondFactor} />
                </td>
                <td className={`${CELL} text-end text-muted`}>
                  <Seen person={person} {...props} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className="md:hidden">
        {people.map((person) => (
          <li key={person.id} className="relative border-line border-b px-4 py-2.5">
            <PersonLink person={person} {...props} />
            <p className="mt-1">
              <Abilities permissions={person.permissions} isChecker={person.is_checker} />
            </p>
            <p className="mt-1 flex flex-wrap items-center justify-between gap-2 text-muted">
              <span>
                {t("factor")}: <Factor isOn={person.hasSecondFactor} />
              </span>
              <Seen person={person} {...props} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The link is the name, and its area the whole line. */
function PersonLink({ person, language, self }: LineProps) {
  const t = useTranslations("console.users");
  const name = nameOf(person);
  return (
    <>
      <a
        href={consoleHref(language, "user", `/${person.id}`)}
        className="font-semibold text-ink after:absolute after:inset-0 hover:underline"
      >
        <bdi className="wrap-anywhere">{name ?? person.username}</bdi>
      </a>
      {person.id === self && <span className="ms-2 text-muted">{t("you")}</span>}
      {name !== null && (
        <span className="block text-muted">
          <bdi dir="ltr" className="wrap-anywhere">
            {person.username}
          </bdi>
        </span>
      )}
    </>
  );
}

/** First and last name; null without both. */
export function nameOf(person: Pick<PersonView, "first_name" | "last_name">): string | null {
  const parts = [person.first_name, person.last_name].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(" ");
}

const PILL = "whitespace-nowrap rounded-full px-2 font-medium text-xs leading-5 forced-colors:border";

function Factor({ isOn }: { isOn: boolean }) {
  const t = useTranslations("console.users");
  return <span className={`${PILL} ${isOn ? GOOD : QUIET}`}>{t(isOn ? "factorOn" : "factorOff")}</span>;
}

function Seen({ person: { invitedUntil, lastSeenAt }, timeZone, now }: LineProps) {
  const t = useTranslations("console.users");
  if (invitedUntil !== null) {
    const isOver = invitedUntil <= now;
    return <span className={`${PILL} ${isOver ? QUIET : WAITING}`}>{t(isOver ? "invitationOver" : "invited")}</span>;
  }
  return lastSeenAt === null ? t("neverSeen") : <Instant at={lastSeenAt} timeZone={timeZone} />;
}
