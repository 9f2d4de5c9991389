import { m } from '#i18n/messages'
import { css } from '#styled/css'
import { button } from '#styled/recipes'
import { Button } from '#ui/action/button.tsx'
import { Dialog, type DialogReason } from '#ui/dialog/dialog.tsx'

const picture = css({ w: 'full', borderRadius: 'sm' })
const note = css({ textStyle: 'small', color: 'ink.muted', pt: '3' })

/**
 * The company's registration certificate as a picture (NAV-09); `src` is a path of this site. A
 * specimen says that it is one.
 */
export const PictureDialog = ({
	src,
	isSpecimen,
	onClose,
}: {
	src: string
	isSpecimen: boolean
	onClose: (reason: DialogReason) => void
}) => (
	<Dialog
		size="lg"
		title={m.modal_certificate_title()}
		onClose={onClose}
		foot={
			<>
				<a className={button({ tone: 'outline' })} href={src} target="_blank" rel="noopener">
					{m.modal_certificate_open()}
				</a>
				<Button onClick={() => onClose('button')}>{m.app_ok()}</Button>
			</>
		}
	>
		<img
			className={picture}
			src={src}
			alt={isSpecimen ? m.modal_certificate_alt() : m.modal_certificate_title()}
			{...(isSpecimen && { width: 960, height: 680 })}
		/>
		{isSpecimen && <p className={note}>{m.modal_certificate_note()}</p>}
	</Dialog>
)
