import { link } from '#styled/recipes'
import { PlainLink } from '#ui/action/plain-link.tsx'

const linked = /\[([^\]]+)\]\(([^)]+)\)/g

/** Words of a text, with its links. */
export const TextWords = ({ words }: { words: string }) => {
	const parts = words.split(linked)
	return parts.map((part, i) => {
		if (i % 3 === 2) return null
		if (i % 3 === 0) return part
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
			<PlainLink key={i} className={link()} to={parts[i + 1]!}>
				{part}
			</PlainLink>
		)
	})
}
