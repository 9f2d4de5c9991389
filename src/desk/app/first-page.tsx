import { Navigate } from '@tanstack/react-router'
import { useStaff } from '#desk/layout/use-staff.ts'
import { pagesFor } from './desk-pages.ts'

/** Leads to the first page of the menu that the person may open. */
export const FirstPage = () => (
	<Navigate to={pagesFor(useStaff().roles)[0]!.path as never} replace />
)
