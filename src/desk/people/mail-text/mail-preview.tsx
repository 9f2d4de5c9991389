import { fillMail, type MailValues, type MailWords } from '#domain/people/mail-text.rules.ts'
import { brand } from '#i18n/brand.ts'
import { css, cx } from '#styled/css'
import { button, panel } from '#styled/recipes'
import { sectionText, small } from '#ui/look.ts'

const sheet = cx(
	panel({ pad: true }),
	css({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '4', minW: '0' }),
)
const lines = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

type PreviewProps = { words: MailWords; values: MailValues; language: 'en' | 'hi' }

/** A mail with samples, as its reader will see it; nothing in it can be pressed. */
export const MailPreview = ({ words, values, language }: PreviewProps) => {
	const named = { ...values, brand: brand(), brand_hi: brand() }
	const { subject, blocks } = fillMail(words, named)
	const parts = blocks.map((block, place) => ({ block, place }))
	return (
		<div className={sheet} lang={language} inert>
			<p className={sectionText}>{subject}</p>
			{parts.map(({ block, place }) =>
				block.kind === 'button' ? (
					<span key={place} className={button()}>
						{block.label}
					</span>
				) : (
					<p key={place} className={lines}>
						{block.lines.join('\n')}
					</p>
				),
			)}
			<p className={small}>{brand()}</p>
		</div>
	)
}
