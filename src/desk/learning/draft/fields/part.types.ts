import type { DraftContent, Gap } from '#domain/learning/draft-content.rules.ts'
import type { Edit } from '#machines/learning/draft/resource-editor.types.ts'

/** The props of every part of the form. */
export type PartProps = {
	content: DraftContent
	gaps: readonly Gap[]
	onEdit: (edit: Edit) => void
}
