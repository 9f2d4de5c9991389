import {
	ImageCropperHandle,
	ImageCropperImage,
	ImageCropperRootProvider,
	ImageCropperSelection,
	ImageCropperViewport,
	useImageCropper,
} from '@ark-ui/react/image-cropper'
import { type RefObject, useImperativeHandle } from 'react'
import { m } from '#i18n/messages'
import { sva } from '#styled/css'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { Cropper } from './picture-file.ts'

const look = sva({
	slots: ['root', 'view', 'image', 'mark', 'handle', 'note', 'zoom'],
	base: {
		root: { display: 'flex', flexDirection: 'column', gap: '3' },
		view: { maxH: '[50dvh]', mx: 'auto', borderRadius: 'sm', bg: 'paper.sunken' },
		image: { display: 'block', maxW: 'full', maxH: '[50dvh]' },
		mark: {
			borderWidth: '2px',
			borderColor: 'raised',
			outline: '[2px solid {colors.primary}]',
			boxShadow: '[0 0 0 9999px {colors.veil}]',
			cursor: 'move',
			_focusVisible: { outlineWidth: '[4px]' },
		},
		handle: {
			w: '6',
			h: '6',
			bg: 'primary',
			borderWidth: '2px',
			borderColor: 'raised',
			borderRadius: 'full',
		},
		note: { textStyle: 'small', color: 'ink.muted' },
		zoom: {
			display: 'flex',
			alignItems: 'center',
			gap: '3',
			minH: '11',
			'& input': { flexGrow: '1', accentColor: 'primary' },
		},
	},
})()

type CropDialogProps = {
	title: string
	preview: string
	/** False hides it, with the mark kept, while something else is to be read. */
	open: boolean
	busy: boolean
	cropper: RefObject<Cropper | null>
	onConfirm: () => void
	onDiscard: () => void
}

/**
 * The chosen picture with the square that is to be sent; by pointer, touch or arrow keys (PRF-05).
 */
export const CropDialog = (props: CropDialogProps) => {
	const { title, preview, open, busy, cropper, onConfirm, onDiscard } = props
	const crop = useImageCropper({
		aspectRatio: 1,
		translations: {
			rootLabel: title,
			selectionLabel: m.profile_picture_square,
			selectionInstructions: m.profile_picture_keys(),
		},
	})
	useImperativeHandle(cropper, () => crop, [crop])
	return (
		<Dialog
			title={title}
			open={open}
			closable={!busy}
			onClose={onDiscard}
			foot={
				<>
					<Button tone="outline" disabled={busy} onClick={onDiscard}>
						{m.logout_cancel()}
					</Button>
					<Button busy={busy} onClick={onConfirm} data-autofocus>
						{m.profile_picture_save()}
					</Button>
				</>
			}
		>
			<ImageCropperRootProvider value={crop} className={look.root}>
				<ImageCropperViewport className={look.view}>
					<ImageCropperImage className={look.image} src={preview} alt="" />
					<ImageCropperSelection className={look.mark}>
						{(['nw', 'ne', 'se', 'sw'] as const).map((position) => (
							<ImageCropperHandle key={position} className={look.handle} position={position} />
						))}
					</ImageCropperSelection>
				</ImageCropperViewport>
				<label className={look.zoom}>
					{m.profile_picture_zoom()}
					<input
						type="range"
						min={1}
						max={5}
						step={0.1}
						value={crop.zoom}
						onChange={(event) => crop.setZoom(event.target.valueAsNumber)}
					/>
				</label>
				<p className={look.note}>{m.profile_picture_keys()}</p>
			</ImageCropperRootProvider>
		</Dialog>
	)
}
