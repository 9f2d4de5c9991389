import { m } from '#i18n/messages'
import { offeredLocales } from '#i18n/offered-locales.ts'
import { getLocale } from '#i18n/runtime'
import { css } from '#styled/css'
import { SelectField } from '#ui/form/select-field.tsx'
import { type Theme, themes } from './appearance.ts'
import { chooseLocale, languageNames } from './languages.ts'
import { useAppearance } from './use-appearance.ts'

const row = css({ display: 'flex', gap: '3', px: '3', py: '2', '& > *': { flexGrow: '1' } })

const themeNames: Record<Theme, () => string> = {
	system: m.header_theme_system,
	light: m.header_theme_light,
	dark: m.header_theme_dark,
}

/** Light or dark, English or Hindi. */
export const AppearanceSwitch = () => {
	const { theme, choose } = useAppearance()
	const offered = offeredLocales()
	return (
		<div className={row}>
			<SelectField
				label={m.header_theme()}
				value={theme}
				options={themes.map((value) => ({ value, label: themeNames[value]() }))}
				onChange={(event) => choose(themes.find((one) => one === event.target.value) ?? 'system')}
			/>
			{offered.length > 1 && (
				<SelectField
					label={m.header_language()}
					value={getLocale()}
					options={offered.map((value) => ({ value, label: languageNames[value] }))}
					onChange={(event) => chooseLocale(event.target.value === 'hi' ? 'hi' : 'en')}
				/>
			)}
		</div>
	)
}
