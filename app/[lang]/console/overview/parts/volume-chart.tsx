/** Volume by day as stacked bars, with the previous range of days as a dashed line; drawn on the server. */
import { scaleBand, scaleLinear } from "d3-scale";
import { line } from "d3-shape";
import { useLocale, useTranslations } from "next-intl";
import { Day } from "@/components/ui/day";
import { alignment, Scrolls, Table } from "@/components/ui/table";
import type { DayVolume } from "@/server/domain/figures";
import { type ChartDay, chartDays, leadingGateways } from "./chart-days";
import { type BarVolume, bars, type Grain, grainOf } from "./grain";
import { Swatch } from "./panel";
import { rowsHref } from "./rows-href";

const WIDTH = 1_000;
const HEIGHT = 240;
const TICKS = 4;
const NAMED_DAYS = 6;

type Props = {
  readonly days: readonly DayVolume[];
  readonly currency: string;
  readonly names: ReadonlyMap<string, string>;
};

export function VolumeChart({ days, currency, names }: Props) {
  const t = useTranslations("console.overview.volume");
  const grain = grainOf(days.length);
  const shown = bars(days, currency);
  const gateways = leadingGateways(shown);
  const drawn = chartDays(shown, gateways);
  const language = useLocale() === "ar" ? "ar" : "en";
  const hrefs = shown.map(({ day, last }) =>
    rowsHref({ language, span: { from: day, to: last }, currency }, { by: "received" }),
  );
  const nameOf = (code: string): string => names.get(code) ?? code;
  return (
    <figure>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="me-auto font-semibold">{t(`titles.${grain}`)}</h2>
        {gateways.map((code, index) => (
          <Legend key={code} fill={BARS[index] ?? REST_BAR} name={nameOf(code)} />
        ))}
        {drawn.some(({ rest }) => rest > 0) && <Legend fill={REST_BAR} name={t("others")} />}
        <span className="inline-flex items-center gap-1.5 text-muted">
          <svg aria-hidden="true" viewBox="0 0 16 2" className="h-0.5 w-4">
            <path d="M0 1H16" className="stroke-muted" strokeWidth="2" strokeDasharray="3 2" />
          </svg>
          {t("before", { days: days.length })}
        </span>
      </figcaption>
      <Plot days={drawn} label={t(`labels.${grain}`, { currency })} grain={grain} hrefs={hrefs} />
      <details className="mt-3">
        <summary className="w-fit cursor-pointer font-medium text-accent">{t("asTable")}</summary>
        <VolumeTable days={shown} currency={currency} grain={grain} hrefs={hrefs} />
      </details>
    </figure>
  );
}

const BARS = ["fill-(--bar)", "fill-(--bar-2)"] as const;
const REST_BAR = "fill-muted";

function Legend({ fill, name }: { fill: string; name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-muted">
      <Swatch fill={fill} />
      <bdi>{name}</bdi>
    </span>
  );
}

type PlotProps = {
  readonly days: readonly ChartDay[];
  readonly label: string;
  readonly grain: Grain;
  readonly hrefs: readonly string[];
};

/** The chart's time axis runs left to right in both languages. */
function Plot({ days, label, grain, hrefs }: PlotProps) {
  const most = Math.max(1, ...days.map((day) => Math.max(day.total, day.before)));
  const y = scaleLinear().domain([0, most]).range([HEIGHT, 0]).nice(TICKS);
  const ticks = y.ticks(TICKS);
  const x = scaleBand(
    days.map(({ day }) => day),
    [0, WIDTH],
  )
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const middle = (day: ChartDay): number => (x(day.day) ?? 0) + x.bandwidth() / 2;
  const before = line<ChartDay>(middle, (day) => y(day.before))(days);
  const every = Math.max(1, Math.ceil(days.length / NAMED_DAYS));
  return (
    <div dir="ltr" className="mt-4 grid grid-cols-[auto_1fr] gap-x-3">
      <div
        aria-hidden="true"
        className="figures flex h-60 flex-col-reverse justify-between text-muted text-xs leading-none"
      >
        {ticks.map((tick) => (
          <span key={tick}>{tick.toLocaleString("en")}</span>
        ))}
      </div>
      <div className="relative">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-60 w-full"
        >
          {ticks.map((tick) => (
            <path key={tick} d={`M0 ${y(tick)}H${WIDTH}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
          ))}
          {days.map((day, index) => (
            <g key={day.day} className={index === days.length - 1 && days.length > 1 ? "opacity-60" : ""}>
              {day.parts.map((part) => (
                <rect
                  key={part.name}
                  x={x(day.day)}
                  y={y(part.to)}
                  width={x.bandwidth()}
                  height={Math.max(0, y(part.from) - y(part.to))}
                  className={`${BARS[part.place] ?? REST_BAR} stroke-surface`}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </g>
          ))}
          {before !== null && days.length > 1 && (
            <path
              d={before}
              className="fill-none stroke-muted"
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
            />
          )}
        </svg>
        <div aria-hidden="true" className="absolute inset-0 flex [&>a]:w-0 [&>a]:grow">
          {days.map(({ day, settled }, index) => (
            // biome-ignore lint/a11y/useAnchorContent: the table has the same links with their text
            <a key={day} href={hrefs[index]} title={`${day}: ${settled}`} tabIndex={-1} />
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="figures col-start-2 mt-2 flex text-muted text-xs">
        {days.map(({ day }, index) => (
          <span key={day} className="w-0 grow whitespace-nowrap">
            {index % every === 0 && <ShortDay on={day} grain={grain} />}
          </span>
        ))}
      </div>
    </div>
  );
}

function ShortDay({ on, grain }: { on: string; grain: Grain }) {
  const locale = useLocale() === "ar" ? "ar-u-nu-latn" : "en-GB";
  const format = new Intl.DateTimeFormat(locale, {
    ...(grain === "month" ? { year: "2-digit" } : { day: "numeric" }),
    month: "short",
    timeZone: "UTC",
  });
  return <bdi>{format.format(new Date(`${on}T00:00:00Z`))}</bdi>;
}

type TableProps = { readonly days: readonly BarVolume[]; readonly currency: string; readonly grain: Grain } & {
  readonly hrefs: readonly string[];
};

function VolumeTable({ days, currency, grain, hrefs }: TableProps) {
  const t = useTranslations("console.overview.volume");
  return (
    <Scrolls label={t(`titles.${grain}`)} className="mt-2 max-h-80">
      <Table
        look="figures"
        caption={t(`labels.${grain}`, { currency })}
        columns={[
          { name: "day", words: t(`first.${grain}`) },
          { name: "settled", words: t("settled", { currency }), atEnd: "amount" },
          { name: "payments", words: t("payments"), atEnd: true },
        ]}
      >
        {days.map(({ day, last, settled, payments }, index) => (
          <tr key={day} className="figures border-line border-t">
            <th scope="row" className="py-1.5 text-start font-normal">
              <Day on={day} month="short" />
              {last !== day && (
                <>
                  {" – "}
                  <Day on={last} month="short" />
                </>
              )}
            </th>
            <td className={`py-1.5 ps-3 ${alignment({ atEnd: "amount" })}`}>
              <a href={hrefs[index]} className="text-accent hover:underline">
                <bdi dir="ltr">{settled}</bdi>
              </a>
            </td>
            <td className="py-1.5 ps-3 text-end">{payments.toLocaleString("en")}</td>
          </tr>
        ))}
      </Table>
    </Scrolls>
  );
}
