/** Partitions by month of the growing tables, and the archive of detached months (decision 0300). */
export { rememberPartitions, tableFor } from "./own-table";
export { listArchive, readRows } from "./read-archive";
export { partitionsOf } from "./statements/partitions";
export { turnMonths } from "./turn-months";
