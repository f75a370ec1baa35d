import { expect, test } from "vitest";
import { decideAlerts, type Finding, type OpenAlert } from "./decide";

const NOW = new Date("2030-01-07T10:00:00Z");
const FACTS = { kind: "gateway_key", gateway: "knet", name: "KNET", nameAr: null, since: NOW.toISOString() } as const;
const open = (cause: string, snoozedUntil: Date | null = null): OpenAlert => ({
  id: `alr_${cause}`,
  cause,
  snoozedUntil,
});
const found = (cause: string, isNews = true): Finding => ({ cause, facts: FACTS, isNews });
const decided = (alerts: OpenAlert[], findings: Finding[], solutions: [string, "quiet" | null][] = []) => {
  const { opened, ongoing, solved, reminded } = decideAlerts(NOW, alerts, findings, new Map(solutions));
  return {
    opened: opened.map(({ cause }) => cause),
    ongoing: ongoing.map(({ cause }) => cause),
    solved: solved.map(({ alert, solution }) => `${alert.cause} ${solution}`),
    reminded: reminded.map(({ cause }) => cause),
  };
};

test("each cause has one alert: it is opened, goes on, and is solved", () => {
  expect(decided([], [found("a")])).toMatchObject({ opened: ["a"], ongoing: [], solved: [] });
  expect(decided([open("a")], [found("a")])).toMatchObject({ opened: [], ongoing: ["a"], solved: [] });
  expect(decided([open("a")], [])).toMatchObject({ opened: [], solved: ["a over"] });
});

test("what is no news keeps an alert open and opens none", () => {
  expect(decided([open("a")], [found("a", false), found("b", false)])).toMatchObject({ opened: [], ongoing: ["a"] });
});

test("a rate that is neither fallen nor back stays, and one without attempts ends quietly", () => {
  expect(decided([open("a")], [], [["a", null]])).toMatchObject({ ongoing: [], solved: [] });
  expect(decided([open("a")], [], [["a", "quiet"]])).toMatchObject({ solved: ["a quiet"] });
});

test("an alert is mailed again once its snooze is over, unless it is solved", () => {
  const [past, future] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)];
  const alerts = [open("a", past), open("b", future), open("c"), open("d", past)];
  expect(decided(alerts, [found("a"), found("b"), found("c")])).toMatchObject({ reminded: ["a"], solved: ["d over"] });
});
