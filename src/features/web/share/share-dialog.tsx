import { useSelector } from '@xstate/react'
import { m } from '#i18n/messages'
import type { SharedKind } from '#machines/web/share/share.rules.ts'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'
import { CopyRow } from './copy-row.tsx'
import { shareTargets } from './share-targets.ts'
import { useShare } from './use-share.ts'

type ShareProps = {
	kind: SharedKind
	id: string
	title: string
	url: string
	signedIn: boolean
	onClose: (reason: DialogReason) => void
}

const places = css({ display: 'flex', flexWrap: 'wrap', gap: '2', pt: '4' })
const titles: Record<SharedKind, () => string> = {
	course: m.modal_share_course,
	resource: m.modal_share_resource,
	bundle: m.modal_share_bundle,
	quiz: m.modal_share_quiz,
	certificate: m.modal_share_certificate,
	community: m.modal_share_community,
	post: m.modal_share_post,
}

/**
 * A read-only link to copy, five places to share it, and the device's own sheet where there is one
 * (SHR-01).
 */
export const ShareDialog = ({ kind, id, title, url, signedIn, onClose }: ShareProps) => {
	const ref = useShare({ kind, subjectId: id, title, url, signedIn })
	const hasSheet = useSelector(ref, (snapshot) => snapshot.context.hasSheet)
	const close = (reason: DialogReason) => {
		ref.send({ type: 'share.closed' })
		onClose(reason)
	}
	return (
		<Dialog title={titles[kind]()} onClose={close}>
			<CopyRow share={ref} url={url} />
			<div className={places}>
				{hasSheet && (
					<Button size="sm" onClick={() => ref.send({ type: 'sheet.requested' })}>
						{m.modal_share_sheet()}
					</Button>
				)}
				{shareTargets.map((target) => (
					<a
						key={target.id}
						className={button({ tone: 'outline', size: 'sm' })}
						href={target.href(url, title)}
						target="_blank"
						rel="noreferrer"
						onClick={() => ref.send({ type: 'place.opened' })}
					>
						{target.name}
					</a>
				))}
			</div>
		</Dialog>
	)
}
