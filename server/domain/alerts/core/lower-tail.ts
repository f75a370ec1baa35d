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
 * Probability that `some` attempts have at most their number of successes, if their success rate is that of
 * `others` (hypergeometric distribution).
 */
export function lowerTail(some: Count, others: Count): number {
  const [tried, ok] = [some.tried + others.tried, some.ok + others.ok];
  const failed = tried - ok;
  const least = Math.max(0, some.tried - failed);
  const most = Math.min(some.ok, ok);
  let term = Math.exp(lnChoose(ok, most) + lnChoose(failed, some.tried - most) - lnChoose(tried, some.tried));
  let sum = 0;
  for (let k = most; k >= least; k -= 1) {
    sum += term;
    if (term < sum * 1e-12) break;
    term *= (k / (ok - k + 1)) * ((failed - some.tried + k) / (some.tried - k + 1));
  }
  return Math.min(1, sum);
}
