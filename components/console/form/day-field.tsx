import { DayControl } from "./day-control";
import { useDayWords } from "./day-words";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue?: string | undefined;
  readonly required?: boolean;
};

export function DayField({ name, label, hint, defaultValue, required = false }: Props) {
  return <DayControl {...{ name, label, hint, defaultValue, required }} {...useDayWords(label)} />;
}
