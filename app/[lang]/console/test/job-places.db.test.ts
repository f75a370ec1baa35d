import { expect, test } from "vitest";
import { MESSAGES } from "@/components/testing/render";
import { JOBS } from "@/server/jobs/registry";
import { JOB_PLACES } from "./parts/job-link";

test("every job has its words in both languages, and a page of the console where its work is seen", () => {
  const names = JOBS.map(({ name }) => name);
  expect(Object.keys(JOB_PLACES).sort()).toEqual([...new Set(names)].sort());
  for (const { console: words } of Object.values(MESSAGES))
    expect(Object.keys(words.test.jobs).sort()).toEqual([...new Set(names)].sort());
});
