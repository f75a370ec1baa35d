import { useTranslations } from "next-intl";
import { DataTable, ROW_LINK } from "@/components/console/data-table";
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
  readonly self: number;
  readonly now: string;
};
type LineProps = Omit<Props, "people"> & { readonly person: PersonView };

export function PeopleList({ people, ...props }: Props) {
  const t = useTranslations("console.users");
  return (
    <DataTable
      label={t("list")}
      look="tall"
      columns={[
        { name: "name", words: t("name") },
        { name: "may", words: t("may"), look: "max-w-96" },
        { name: "factor", words: t("factor") },
        { name: "seen", words: t("seen"), look: "text-muted", atEnd: true },
      ]}
      rows={people.map((person) => ({
        id: String(person.id),
        cells: [
          <PersonLink key="name" person={person} {...props} />,
          <Abilities key="may" permissions={person.permissions} isChecker={person.is_checker} />,
          <Factor key="factor" isOn={person.hasSecondFactor} />,
          <Seen key="seen" person={person} {...props} />,
        ],
        phone: <PhoneLine person={person} {...props} />,
      }))}
    />
  );
}

function PhoneLine({ person, ...props }: LineProps) {
  const t = useTranslations("console.users");
  return (
    <>
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
    </>
  );
}

function PersonLink({ person, language, self }: LineProps) {
  const t = useTranslations("console.users");
  const name = nameOf(person);
  return (
    <>
      <a href={consoleHref(language, "user", `/${person.id}`)} className={`font-semibold ${ROW_LINK}`}>
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
