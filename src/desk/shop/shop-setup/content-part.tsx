import { useQueryClient } from '@tanstack/react-query'
import { CommandButton } from '#desk/command/command-button.tsx'
import { startingContents } from '#domain/shop/shop-settings.rules.ts'
import { m } from '#i18n/messages'
import { css, cx } from '#styled/css'
import { Badge } from '#ui/display/badge.tsx'
import { muted, sectionText, stack4 } from '#ui/look.ts'
import { contentNames, contentQuestions, contentTexts } from './setup-words.ts'
import { chooseContent, type ShopSetup, setupQuery } from './shop-setup.queries.ts'

const frame = css({ pt: '7' })
const cards = css({
	display: 'grid',
	gap: '4',
	gridTemplateColumns: { md: '[repeat(3, minmax(0, 1fr))]' },
})
const card = css({
	display: 'flex',
	flexDirection: 'column',
	alignItems: 'flex-start',
	gap: '3',
	p: '4',
	borderWidth: '1px',
	borderColor: 'line',
	borderRadius: 'md',
	'& > h3': { fontWeight: 'bold' },
	'& > p': { flexGrow: '1' },
})

/** The choice of a new shop’s content; another replaces it until something is in it (28.1). */
export const ContentPart = ({ content, payments }: ShopSetup) => {
	const queryClient = useQueryClient()
	if (!content.is_open) return null
	return (
		<section className={cx(frame, stack4)} aria-labelledby="content">
			<h2 className={sectionText} id="content">
				{m.desk_setup_content()}
			</h2>
			<p className={muted}>{m.desk_setup_content_lead()}</p>
			<ul className={cards}>
				{startingContents.map((choice) => {
					const isBarred = choice === 'demo' && payments.mode === 'live'
					return (
						<li key={choice} className={card}>
							<h3>{contentNames[choice]()}</h3>
							<p className={muted}>
								{contentTexts[choice]()} {isBarred && m.desk_setup_content_live()}
							</p>
							{content.chosen === choice ? (
								<Badge tone="leaf">{m.desk_setup_content_chosen()}</Badge>
							) : (
								<CommandButton
									label={m.desk_setup_content_choose()}
									name={`${m.desk_setup_content_choose()}: ${contentNames[choice]()}`}
									title={contentNames[choice]()}
									text={contentQuestions[choice]()}
									ok={m.desk_setup_content_choose()}
									refused={m.desk_setup_content_refused()}
									disabled={isBarred}
									run={async (signal) => {
										const setup = await chooseContent(choice, signal)
										queryClient.setQueryData(setupQuery.queryKey, setup)
									}}
									onDone={() => queryClient.invalidateQueries()}
								/>
							)}
						</li>
					)
				})}
			</ul>
		</section>
	)
}
