import { scaleBand, scaleLinear } from "d3-scale";
import { area, curveMonotoneX, line } from "d3-shape";
import { useLocale, useTranslations } from "next-intl";
import { ListNumber } from "@/components/ui/amount";
import { Scrolls, Table } from "@/components/ui/table";
import type { DayVolume } from "@/server/domain/figures";
import { dayText } from "@/server/kernel/day-text";
import { moneyText } from "@/server/kernel/money-text";
import { ChartDays, daysText } from "./chart-days";
import { type BarVolume, bars, type Grain, grainOf } from "./grain";
import { rowsHref } from "./rows-href";

const WIDTH = 1_000;
const HEIGHT = 240;
const TICKS = 3;
const NAMED_DAYS = 6;
const ABOVE = 1.15;

type Props = {
  readonly days: readonly DayVolume[];
  readonly currency: string;
};

export function VolumeChart({ days, currency }: Props) {
  const t = useTranslations("console.overview.volume");
  const grain = grainOf(days.length);
  const shown = bars(days, currency);
  const language = useLocale();
  const hrefs = shown.map(({ day, last }) =>
    rowsHref({ language, span: { from: day, to: last }, currency }, { by: "received" }),
  );
  return (
    <figure className="mt-4">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="me-auto font-semibold">{t(`titles.${grain}`)}</h2>
        <span className="inline-flex items-center gap-1.5 text-muted">
          <svg aria-hidden="true" viewBox="0 0 16 8" className="h-2 w-4">
            <rect width="16" height="8" rx="2" className="fill-line stroke-muted" />
          </svg>
          {t("before", { days: days.length })}
        </span>
      </figcaption>
      <Plot days={shown} label={t(`labels.${grain}`, { currency })} {...{ currency, grain, hrefs }} />
      <details className="mt-3">
        <summary className="w-fit cursor-pointer font-medium text-accent">{t("asTable")}</summary>
        <VolumeTable days={shown} currency={currency} grain={grain} hrefs={hrefs} />
      </details>
    </figure>
  );
}

type PlotProps = {
  readonly days: readonly BarVolume[];
  readonly currency: string;
  readonly label: string;
  readonly grain: Grain;
  readonly hrefs: readonly string[];
};

type Point = readonly [x: number, y: number];

function pointsOf(days: readonly BarVolume[], amount: "settled" | "before", y: (value: number) => number): Point[] {
  const x = scaleBand(
    days.map(({ day }) => day),
    [0, WIDTH],
  );
  const points = days.map((each): Point => [(x(each.day) ?? 0) + x.bandwidth() / 2, y(Number(each[amount]))]);
  return [[0, points[0]?.[1] ?? HEIGHT], ...points, [WIDTH, points.at(-1)?.[1] ?? HEIGHT]];
}

/** The chart's time axis runs left to right in both languages. */
function Plot({ days, currency, label, grain, hrefs }: PlotProps) {
  const most = Math.max(0, ...days.flatMap(({ settled, before }) => [Number(settled), Number(before)])) || 1;
  const y = scaleLinear()
    .domain([0, most * ABOVE])
    .range([HEIGHT, 0])
    .clamp(true);
  const ticks = y.ticks(TICKS).filter((tick) => tick > 0);
  const stroke = line<Point>().curve(curveMonotoneX);
  const ground = area<Point>(
    ([x]) => x,
    HEIGHT,
    ([, top]) => top,
  ).curve(curveMonotoneX);
  const now = pointsOf(days, "settled", y);
  const before = pointsOf(days, "before", y);
  const every = Math.max(1, Math.ceil(days.length / NAMED_DAYS));
  return (
    <div dir="ltr" className="mt-3">
      <div className="relative">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-60 w-full border-line border-b"
        >
          <defs>
            <linearGradient id="volume-ground" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--accent)" stopOpacity="0.22" />
              <stop offset="1" stopColor="var(--accent)" stopOpacity="0.02" />
            </linearGradient>
          </defs>
          <path d={ground(before) ?? ""} className="fill-line/60" />
          <path d={stroke(before) ?? ""} className="fill-none stroke-muted/50" vectorEffect="non-scaling-stroke" />
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${y(tick)}H${WIDTH}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
          ))}
          <path d={ground(now) ?? ""} fill="url(#volume-ground)" />
          <path
            d={stroke(now) ?? ""}
            strokeWidth="2"
            className="fill-none stroke-(--bar)"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <svg
          aria-hidden="true"
          className="figures pointer-events-none absolute inset-0 h-60 w-full overflow-visible fill-muted text-xs"
        >
          {ticks.map((tick) => (
            <text key={tick} x="0" y={`${(y(tick) / HEIGHT) * 100}%`} dy="-4">
              {tick.toLocaleString("en")}
            </text>
          ))}
        </svg>
        <ChartDays days={days} currency={currency} label={label} hrefs={hrefs} />
      </div>
      <div
        aria-hidden="true"
        className="figures mt-2 flex text-muted text-xs [&>span]:w-0 [&>span]:grow [&>span]:whitespace-nowrap"
      >
        {days.map(({ day }, index) => (
          <span key={day}>{index % every === 0 && <ShortDay on={day} grain={grain} />}</span>
        ))}
      </div>
    </div>
  );
}

function ShortDay({ on, grain }: { on: string; grain: Grain }) {
  const language = useLocale();
  const part = grain === "month" ? ({ year: "2-digit" } as const) : ({ day: "numeric" } as const);
  return <bdi>{dayText(on, language, { ...part, month: "short" })}</bdi>;
}

type TableProps = { readonly days: readonly BarVolume[]; readonly currency: string; readonly grain: Grain } & {
  readonly hrefs: readonly string[];
};

function VolumeTable({ days, currency, grain, hrefs }: TableProps) {
  const t = useTranslations("console.overview.volume");
  const language = useLocale();
  const number = (amount: string) => <ListNumber number={moneyText({ amount, currency }, language).number} />;
  return (
    <Scrolls label={t(`titles.${grain}`)} className="volume-table figures mt-2 max-h-80">
      <Table
        look="figures"
        caption={t(`labels.${grain}`, { currency })}
        columns={[
          { name: "day", words: t(`first.${grain}`) },
          { name: "settled", words: t("settled", { currency }), atEnd: "amount" },
          { name: "before", words: t("former"), atEnd: "amount" },
          { name: "payments", words: t("payments"), atEnd: true },
        ]}
      >
        {days.map((volume, index) => (
          <tr key={volume.day}>
            <th scope="row">{daysText(volume, language)}</th>
            <td>
              <a href={hrefs[index]}>{number(volume.settled)}</a>
            </td>
            <td>{number(volume.before)}</td>
            <td>{volume.payments.toLocaleString("en")}</td>
          </tr>
        ))}
      </Table>
    </Scrolls>
  );
}
