import { brand } from '#i18n/brand.ts'
import { m } from '#i18n/messages'
import { button } from '#styled/recipes'
import { Notice } from '#ui/layout/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import { row3 } from '#ui/look.ts'

/** Links to the shop's apps; where there is none, how to do without. */
export const AppStores = ({ android, ios }: { android: string | null; ios: string | null }) => (
	<Section title={m.text_app_stores()}>
		{android || ios ? (
			<div className={row3}>
				{android && (
					<a className={button()} href={android} target="_blank" rel="noopener">
						{m.text_app_android()}
					</a>
				)}
				{ios && (
					<a className={button()} href={ios} target="_blank" rel="noopener">
						{m.text_app_ios()}
					</a>
				)}
			</div>
		) : (
			<Notice>{m.text_app_none({ brand: brand() })}</Notice>
		)}
	</Section>
)
