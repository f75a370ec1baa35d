const SHEET_CHOICE = "sheet:";

export function sheetChoice(service: string): string {
  return `${SHEET_CHOICE}${service}`;
}

export function isSheetChoice(choice: string | null): boolean {
  return choice?.startsWith(SHEET_CHOICE) === true;
}
