import { RecordDialog } from '#desk/record/record-dialog.tsx'
import { m } from '#i18n/messages'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { type DeskList, storeView } from './saved-view.queries.ts'

/** Characters of a name. */
const MOST = 60

const nameOf = ({ name }: RecordDraft): string => String(name).trim()

type DialogProps = { list: DeskList; search: string; onStored: () => void; onClose: () => void }

/** Asks for the name of a view that is saved. */
export const ViewDialog = ({ list, search, onStored, onClose }: DialogProps) => (
	<RecordDialog
		form={{
			draft: { name: '' },
			store: (draft, signal) => storeView({ list, name: nameOf(draft), search }, signal),
			refusals: { 'saved-views-too-many': { kind: 'invalid' } },
		}}
		title={m.saved_view_save()}
		ok={m.saved_view_save()}
		faultsOf={(draft) => (nameOf(draft) ? [] : ['name'])}
		fields={({ draft, faults, onChange }) => (
			<TextField
				label={m.saved_view_name()}
				hint={m.saved_view_name_help()}
				name="name"
				autoComplete="off"
				maxLength={MOST}
				value={String(draft.name)}
				error={faults.includes('name') && m.saved_view_name_missing()}
				onChange={({ target }) => onChange({ name: target.value })}
			/>
		)}
		onStored={onStored}
		onClose={onClose}
	/>
)
