import type { SchoolPosition } from '#domain/school/school-position.rules.ts'
import { m } from '#i18n/messages'

/** Names of a person's position in a school. */
export const positionNames: Record<SchoolPosition, () => string> = {
	principal: m.school_position_principal,
	management: m.school_position_management,
	coordinator: m.school_position_coordinator,
	teacher: m.school_position_teacher,
	other: m.school_position_other,
}
