import { css } from '#atlas-styled/css'

const code = css({ fontSize: '[0.92em]' })

/** Text of descriptions and requirements: backticks mark code. */
export const Prose = ({ text }: { text: string }) =>
	text.split('`').map((piece, i) =>
		i % 2 === 0 ? (
			piece
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place.
			<code key={i} className={code}>
				{piece}
			</code>
		),
	)
