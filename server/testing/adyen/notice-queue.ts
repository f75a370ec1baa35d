/** The notifications of the Adyen double on their way: none passes one that was refused. */
import { type Notice, type NoticeAddress, type NoticeWriter, noticeBody, postNotice } from "./notices";
import { noticeFaults } from "./request-check";

export type NoticeQueue = {
  /** What waits to be delivered; a test may turn, repeat or remove it. */
  readonly notices: Notice[];
  /** Where notifications go; none leave while it is null. */
  address: NoticeAddress | null;
  /** They leave by themselves. */
  isEager: boolean;
  notify(notice: Notice): void;
  deliver(): Promise<number[]>;
  send(notice: Notice, hmacKey?: string): Promise<number>;
};

/** @param violations gets what the documents say against a message */
export function noticeQueue(writer: NoticeWriter, violations: string[]): NoticeQueue {
  let delivering: Promise<number[]> = Promise.resolve([]);
  const queue: NoticeQueue = {
    notices: [],
    address: null,
    isEager: false,
    notify: (notice) => {
      queue.notices.push(notice);
      if (queue.isEager) setImmediate(() => void queue.deliver());
    },
    deliver: () => {
      delivering = delivering.then(() => deliverAll(queue));
      return delivering;
    },
    send: async (notice, hmacKey) => {
      const { address } = queue;
      if (address === null) throw new Error("No notification address is set.");
      const body = noticeBody(notice, writer, hmacKey ?? address.hmacKey);
      const faults = noticeFaults(notice.eventCode, body);
      violations.push(...faults.map((fault) => `${notice.eventCode}: ${fault}`));
      return postNotice(address, body);
    },
  };
  return queue;
}

async function deliverAll(queue: NoticeQueue): Promise<number[]> {
  const statuses: number[] = [];
  for (let next = queue.notices[0]; next !== undefined && queue.address !== null; next = queue.notices[0]) {
    const status = await queue.send(next);
    statuses.push(status);
    if (status < 200 || status >= 300) break;
    queue.notices.shift();
  }
  return statuses;
}
