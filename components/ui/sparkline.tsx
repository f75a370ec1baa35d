const [WIDTH, HEIGHT, EDGE] = [70, 28, 3];

export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(...values, 0);
  const step = (WIDTH - 2 * EDGE) / (values.length - 1);
  const points = values.map((value, index) => {
    const height = most === 0 ? 0 : (value / most) * (HEIGHT - 2 * EDGE);
    return [EDGE + index * step, HEIGHT - EDGE - height].map((place) => place.toFixed(1)).join(",");
  });
  const [x = "", y = ""] = points.at(-1)?.split(",") ?? [];
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="h-7 w-17.5 shrink-0 text-accent"
    >
      <polygon
        points={`${EDGE},${HEIGHT} ${points.join(" ")} ${WIDTH - EDGE},${HEIGHT}`}
        className="fill-current opacity-10"
      />
      <polyline
        points={points.join(" ")}
        className="fill-none stroke-current"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x} cy={y} r="2.5" className="fill-current" />
    </svg>
  );
}
