import { parseText } from '#domain/web/text-page.rules.ts'
import { TextBlocks } from '#features/web/text-page/text-blocks.tsx'
import { TextWords } from '#features/web/text-page/text-words.tsx'
import { brand } from '#i18n/brand.ts'
import { css, cx } from '#styled/css'
import { panel } from '#styled/recipes'
import { muted, pageText, sectionText } from '#ui/look.ts'

const sheet = cx(
	panel({ pad: true }),
	css({ display: 'flex', flexDirection: 'column', gap: '4', minW: '0' }),
)
const question = css({ fontWeight: 'bold' })

/** A text as the page will show it; its links cannot be pressed. */
export const TextPreview = ({ source, language }: { source: string; language: 'en' | 'hi' }) => {
	const text = parseText(source.replaceAll('{brand}', brand()))
	return (
		<div className={sheet} lang={language} inert>
			<p className={pageText}>{text.title}</p>
			<p className={muted}>
				<TextWords words={text.lead} />
			</p>
			{text.sections.map((section) => (
				<div
					key={section.id}
					className={css({ display: 'flex', flexDirection: 'column', gap: '3' })}
				>
					<p className={sectionText}>{section.title}</p>
					<TextBlocks blocks={section.blocks} />
					{section.questions.map((one) => (
						<div key={one.title}>
							<p className={question}>{one.title}</p>
							<TextBlocks blocks={one.blocks} />
						</div>
					))}
				</div>
			))}
		</div>
	)
}
