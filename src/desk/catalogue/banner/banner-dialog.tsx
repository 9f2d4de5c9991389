import { PlaceField } from '#desk/record/place-field.tsx'
import { type FieldsProps, RecordDialog } from '#desk/record/record-dialog.tsx'
import { type BannerTerms, bannerTones, longestWords } from '#domain/catalogue/banner.rules.ts'
import { m } from '#i18n/messages'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { type DeskBanner, storeBanner } from './banner.queries.ts'
import { draftOf, faultsOf, termsOf } from './banner-draft.ts'
import { toneWords } from './banner-words.ts'

const none = { title: '', text: '', label: '' }

/** The terms with which a new banner begins. */
const fresh: BannerTerms = {
	...{ en: none, hi: none, target: '/learning', tone: 'primary', from: null, until: null },
	...{ place: 1, is_hidden: false },
}

const refusals = {
	'banner-changed': { kind: 'changed' },
	'banner-invalid': { kind: 'invalid' },
	'banners-too-many': { kind: 'invalid' },
} as const

/** Fields of words: their names in the draft, their longest length, and what is missing. */
const words = [
	['title', longestWords.title, m.desk_banner_title, m.desk_banner_title_missing],
	['text', longestWords.text, m.desk_banner_text, m.desk_banner_text_missing],
	['label', longestWords.label, m.desk_banner_button, m.desk_banner_button_missing],
] as const

const hindi = [
	['hiTitle', longestWords.title, m.desk_banner_title_hi],
	['hiText', longestWords.text, m.desk_banner_text_hi],
	['hiLabel', longestWords.label, m.desk_banner_button_hi],
] as const

const Fields = ({ draft, faults, onChange }: FieldsProps) => (
	<>
		{words.map(([name, maxLength, label, missing]) => (
			<TextField
				key={name}
				label={label()}
				name={name}
				maxLength={maxLength}
				value={String(draft[name])}
				error={faults.includes(name) && missing()}
				onChange={({ target }) => onChange({ [name]: target.value })}
			/>
		))}
		{hindi.map(([name, maxLength, label], i) => (
			<TextField
				key={name}
				label={label()}
				lang="hi"
				name={name}
				maxLength={maxLength}
				value={String(draft[name])}
				hint={i === 0 ? m.desk_banner_hindi_hint() : undefined}
				error={faults.includes('hindi') && !draft[name] && m.desk_banner_hindi_missing()}
				onChange={({ target }) => onChange({ [name]: target.value })}
			/>
		))}
		<TextField
			label={m.desk_banner_target()}
			hint={m.desk_banner_target_hint()}
			name="target"
			maxLength={200}
			value={String(draft.target)}
			error={faults.includes('target') && m.desk_banner_target_fault()}
			onChange={({ target }) => onChange({ target: target.value })}
		/>
		<SelectField
			label={m.desk_banner_tone()}
			value={String(draft.tone)}
			options={bannerTones.map((value) => ({ value, label: toneWords[value]() }))}
			onChange={({ target }) => onChange({ tone: target.value })}
		/>
		<DateField
			label={m.desk_banner_from()}
			hint={m.desk_banner_days_hint()}
			startYear={2026}
			value={String(draft.from)}
			error={faults.includes('from') && m.desk_banner_day_fault()}
			onChange={(from) => onChange({ from })}
		/>
		<DateField
			label={m.desk_banner_until()}
			startYear={2026}
			value={String(draft.until)}
			error={faults.includes('until') && m.desk_banner_until_fault()}
			onChange={(until) => onChange({ until })}
		/>
		<PlaceField draft={draft} faults={faults} onChange={onChange} />
		<Checkbox
			checked={draft.isHidden === true}
			onChange={({ target }) => onChange({ isHidden: target.checked })}
		>
			{m.desk_banner_is_hidden()}
		</Checkbox>
	</>
)

type DialogProps = {
	/** Null for a new banner. */
	banner: DeskBanner | null
	onStored: () => void
	onClose: () => void
}

/** The form of a new banner, or of one that is changed (CAT-05). */
export const BannerDialog = ({ banner, onStored, onClose }: DialogProps) => (
	<RecordDialog
		form={{
			draft: draftOf(banner?.terms ?? fresh),
			store: (draft, signal) => storeBanner(banner, termsOf(draft), signal),
			refusals,
		}}
		title={banner ? m.desk_banner_change_title() : m.desk_banner_new()}
		ok={m.desk_banner_store()}
		faultsOf={faultsOf}
		fields={Fields}
		onStored={onStored}
		onClose={onClose}
	/>
)
