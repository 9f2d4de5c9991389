/** Text as people write it in descriptions and requirements: what stands between backticks is code. */
export const Prose = ({ text }: { text: string }) =>
  text
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place.
    .map((piece, i) => (i % 2 === 1 ? <code key={i}>{piece}</code> : piece))
