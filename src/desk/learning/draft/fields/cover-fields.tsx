import { UploadField } from '#desk/learning/media/upload-field.tsx'
import { ownCoverName } from '#domain/learning/media.rules.ts'
import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { RangeField } from '#ui/form/range-field.tsx'
import { halves4, muted } from '#ui/look.ts'
import type { PartProps } from './part.types.ts'

const picture = css({ w: 'full', maxW: '[30rem]', aspectRatio: '[16/9]', borderRadius: 'md' })

const MIDDLE = { x: 50, y: 50 }

/** The cover: drawn, or an own picture with the place that stays visible (DSK-08). */
export const CoverFields = ({ content: { cover }, onEdit }: PartProps) => {
	const set = (next: typeof cover) => onEdit({ kind: 'fields', change: { cover: next } })
	return (
		<>
			{cover ? (
				<>
					<img
						className={picture}
						src={`/covers/${ownCoverName(cover)}-640.webp`}
						alt={m.draft_cover_own()}
						width={640}
						height={360}
					/>
					<div className={halves4}>
						<RangeField
							label={m.draft_cover_x()}
							min={0}
							value={cover.x}
							onChange={({ target }) => set({ ...cover, x: Number(target.value) })}
						/>
						<RangeField
							label={m.draft_cover_y()}
							min={0}
							value={cover.y}
							onChange={({ target }) => set({ ...cover, y: Number(target.value) })}
						/>
					</div>
					<div>
						<Button tone="outline" onClick={() => set(null)}>
							{m.draft_cover_drawn_again()}
						</Button>
					</div>
				</>
			) : (
				<p className={muted}>{m.draft_cover_drawn()}</p>
			)}
			<UploadField
				label={cover ? m.draft_cover_change() : m.draft_cover_choose()}
				hint={m.draft_cover_hint()}
				kinds={['picture']}
				onDone={({ id }) => set({ media: id, ...MIDDLE })}
			/>
		</>
	)
}
