import { type FieldsProps, RecordDialog } from '#desk/record/record-dialog.tsx'
import { m } from '#i18n/messages'
import type { RecordDraft } from '#machines/web/record-editor/record-editor.types.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { changeEntry, type Entry } from './reference.queries.ts'
import type { EditedList } from './reference.search.ts'

const LAST = 1000

const placeOf = (draft: RecordDraft): number => {
  const text = String(draft.place).trim()
  return /^\d{1,4}$/.test(text) ? Number(text) : 0
}

const faultsOf = (draft: RecordDraft): readonly string[] =>
  placeOf(draft) >= 1 && placeOf(draft) <= LAST ? [] : ['place']

const Fields = ({ draft, faults, onChange }: FieldsProps) => (
  <TextField
    label={m.desk_question_place()}
    name="place"
    inputMode="numeric"
    maxLength={4}
    value={String(draft.place)}
    error={faults.includes('place') && m.desk_question_place_fault()}
    onChange={({ target }) => onChange({ place: target.value })}
  />
)

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
      store: (draft, signal) => changeEntry(list, entry.id, { place: placeOf(draft) }, signal),
      refusals: { 'not-found': { kind: 'changed' } },
    }}
    title={m.desk_reference_move_name({ name: entry.name })}
    ok={m.desk_reference_move()}
    faultsOf={faultsOf}
    fields={Fields}
    onStored={onStored}
    onClose={onClose}
  />
)
