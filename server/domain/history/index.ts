export { rememberPartitions, tableFor } from "./own-table";
export { listArchive, readRows } from "./read-archive";
export { partitionsOf } from "./statements/partitions";
export { turnMonths } from "./turn-months";
