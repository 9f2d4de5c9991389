import { useRouter } from '@tanstack/react-router'
import { ownPathOf, partsOf } from '#domain/community/post-text.rules.ts'
import { css } from '#styled/css'
import { link } from '#styled/recipes'
import { PlainLink } from '#ui/action/plain-link.tsx'

const look = css({ maxW: 'prose', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const name = css({ fontWeight: 'medium' })

/** A plain text with its addresses as links and its mentions set off; there is no HTML in it. */
export const PostText = ({ text }: { text: string }) => {
	const { origin } = useRouter().options.context
	return (
		<p className={look}>
			{partsOf(text).map((part, n) => {
				const key = `${n} ${part.text}`
				if (part.kind === 'words') return <span key={key}>{part.text}</span>
				if (part.kind === 'mention')
					return (
						<span key={key} className={name}>
							{part.text}
						</span>
					)
				const to = ownPathOf(part.text, origin) ?? part.text
				return (
					<PlainLink key={key} to={to} className={link()}>
						{part.text}
					</PlainLink>
				)
			})}
		</p>
	)
}
