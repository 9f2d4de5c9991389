/** How KaTeX reads and writes a formula, as on the server; Hindi words may be in it. */
export const katexOptions = { output: 'mathml', strict: 'ignore', maxExpand: 200 } as const
