import { Navigate } from '@tanstack/react-router'
import { pagesFor } from './desk-pages.ts'
import { useStaff } from './use-staff.ts'

/** Leads to the first page of the menu that the person may open. */
export const FirstPage = () => (
  <Navigate to={pagesFor(useStaff().roles)[0]!.path as never} replace />
)
