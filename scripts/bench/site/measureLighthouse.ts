import lighthouse from 'lighthouse';

/** The scores of 100, by category, and what keeps them from it. */
export interface LighthouseResult {
  scores: Record<string, number>;
  /** Ids of the audits that cost points. */
  missed: string[];
}

/** Lighthouse's verdict (mobile) on a page, by a browser that listens on `port`. */
export async function measureLighthouse(address: string, port: number): Promise<LighthouseResult> {
  const result = await lighthouse(address, {port, logLevel: 'error', output: 'json'});
  if (!result) {
    throw new Error(`Lighthouse gave no result for ${address}.`);
  }
  const {categories, audits} = result.lhr;
  const weighty = Object.values(categories).flatMap(({auditRefs}) =>
    auditRefs.filter(({weight}) => weight > 0).map(({id}) => id),
  );
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, {score}]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    missed: weighty.filter((id) => (audits[id]?.score ?? 1) < 1),
  };
}
