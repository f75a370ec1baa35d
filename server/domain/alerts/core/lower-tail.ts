export type Count = { readonly tried: number; readonly ok: number };

function lnFactorial(n: number): number {
  if (n < 2) return 0;
  if (n < 20) return lnFactorial(n - 1) + Math.log(n);
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}

function lnChoose(n: number, k: number): number {
  return lnFactorial(n) - lnFactorial(k) - lnFactorial(n - k);
}

/**
 * Probability that a group of attempts has at most this many successes, if its success rate is that of the
 * other group (hypergeometric distribution).
 */
export function lowerTail(some: Count, others: Count): number {
  const [tried, ok] = [some.tried + others.tried, some.ok + others.ok];
  const least = Math.max(0, some.tried - (tried - ok));
  const all = lnChoose(tried, some.tried);
  let sum = 0;
  for (let k = Math.min(some.ok, ok); k >= least; k -= 1) {
    const term = Math.exp(lnChoose(ok, k) + lnChoose(tried - ok, some.tried - k) - all);
    sum += term;
    if (term < sum * 1e-12) break;
  }
  return Math.min(1, sum);
}
