import { PlaceField } from '#desk/record/place-field.tsx'
import { placeOf } from '#desk/record/place-of.ts'
import { RecordDialog } from '#desk/record/record-dialog.tsx'
import { m } from '#i18n/messages'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'
import { changeEntry, type Entry } from './reference.queries.ts'
import type { EditedList } from './reference.search.ts'

const faultsOf = (draft: RecordDraft): readonly string[] =>
	placeOf(String(draft.place)) > 0 ? [] : ['place']

type DialogProps = {
	list: EditedList
	entry: Entry
	/** Its place now, counted from 1. */
	place: number
	onStored: () => void
	onClose: () => void
}

/** Asks for the place to which an entry moves (SES-04). */
export const PlaceDialog = ({ list, entry, place, onStored, onClose }: DialogProps) => (
	<RecordDialog
		form={{
			draft: { place: String(place) },
			store: (draft, signal) =>
				changeEntry(list, entry.id, { place: placeOf(String(draft.place)) }, signal),
			refusals: { 'not-found': { kind: 'changed' } },
		}}
		title={m.desk_reference_move_name({ name: entry.name })}
		ok={m.desk_reference_move()}
		faultsOf={faultsOf}
		fields={PlaceField}
		onStored={onStored}
		onClose={onClose}
	/>
)
