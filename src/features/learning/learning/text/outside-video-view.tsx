import { useState } from 'react'
import {
	type OutsideVideo,
	providerNames,
	type VideoProvider,
} from '#domain/learning/outside-video.rules.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { link, panel } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { titleText } from '#ui/look.ts'

const frame = css({ w: 'full', aspectRatio: '[16 / 9]', borderRadius: 'md' })
const box = css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '2', p: '4' })
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', pt: '2' })

const providers: Record<
	VideoProvider,
	{ player: (id: string) => string; page: (id: string) => string }
> = {
	youtube: {
		player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
		page: (id) => `https://www.youtube.com/watch?v=${id}`,
	},
	vimeo: {
		player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
		page: (id) => `https://vimeo.com/${id}`,
	},
}

/** A video of YouTube or Vimeo; nothing of it is loaded before the learner asks (DSK-04). */
export const OutsideVideoView = ({ provider, video, title }: OutsideVideo) => {
	const [isAsked, setAsked] = useState(false)
	const { player, page } = providers[provider]
	const provided = providerNames[provider]
	if (isAsked)
		return (
			<iframe
				className={frame}
				src={player(video)}
				title={title || provided}
				allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
				referrerPolicy="strict-origin-when-cross-origin"
				allowFullScreen
			/>
		)
	return (
		<section className={cx(panel(), box)}>
			<p className={titleText}>{title || m.video_of({ provider: provided })}</p>
			<p>{m.video_consent({ provider: provided })}</p>
			<div className={ways}>
				<Button onClick={() => setAsked(true)}>{m.video_play()}</Button>
				<a className={link()} href={page(video)} target="_blank" rel="noreferrer">
					{m.video_open({ provider: provided })}
				</a>
			</div>
		</section>
	)
}
