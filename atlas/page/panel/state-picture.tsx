import { base } from 'virtual:atlas-project'
import type { PictureFact } from '#atlas/pictures/pictures-in.ts'
import { css } from '#atlas-styled/css'
import { link } from '#atlas-styled/recipes'
import { PanelPart } from './panel-part.tsx'

const look = css({
	w: 'full',
	h: 'auto',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'sm',
	mb: '2',
})

const isOf = (state: string) => (picture: PictureFact) =>
	picture.state.split('+').some((leaf) => leaf === state || leaf.startsWith(`${state}.`))

type PictureProps = { noun: string; state: string; pictures: readonly PictureFact[] }

/**
 * The product as a person sees it in a state, and the way to that page; nothing where no browser
 * run kept a picture.
 */
export const StatePicture = ({ noun, state, pictures }: PictureProps) => {
	const picture = pictures.find(isOf(state))
	if (!picture) return null
	return (
		<PanelPart title="In the product">
			<img
				className={look}
				src={`${base}facts/pictures/${noun}/${picture.file}`}
				alt={`The product while ${noun} is in ${picture.state}`}
				width={1280}
				height={720}
				loading="lazy"
			/>
			<a className={link()} href={picture.address} target="_blank" rel="noreferrer">
				Open it here: {picture.address}
			</a>
		</PanelPart>
	)
}
