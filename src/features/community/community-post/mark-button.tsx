import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import { m } from '#i18n/messages'
import { useViewer } from '#processes/viewer-context.ts'
import { css, cx } from '#styled/css'
import { button } from '#styled/recipes'
import { markCalls } from './community.calls.ts'
import type { Post } from './community.types.ts'
import { titleOf } from './post-words.ts'
import { useToggle } from './use-toggle.ts'

const filled = css({ '& svg': { fill: 'primary' } })

type Mark = 'like' | 'save'

const calls = { like: markCalls('like'), save: markCalls('save') }
const words = {
	like: [m.community_like, m.community_liked],
	save: [m.community_save, m.community_unsave],
} as const

/** Like or save, shown immediately and reverted if the server refuses. */
export const MarkButton = ({ post, mark }: { post: Post; mark: Mark }) => {
	const { signedIn } = useViewer()
	const on = mark === 'like' ? post.liked : post.saved
	const { isOn, toggle } = useToggle({ subject: post.slug, on, signedIn, ...calls[mark] })
	const word = words[mark][isOn ? 1 : 0]()
	const likes = post.likes + Number(isOn) - Number(on)
	const shown = mark === 'like' ? `${word} ${likes}` : word
	const Icon = mark === 'like' ? Heart : Bookmark
	return (
		<button
			type="button"
			className={cx(button({ tone: 'quiet', size: 'sm' }), isOn && filled)}
			aria-pressed={isOn}
			aria-label={m.community_of({ word: shown, title: titleOf(post.text) })}
			onClick={toggle}
		>
			<Icon aria-hidden="true" />
			{shown}
		</button>
	)
}
