import type { Db } from '#server/platform/database/open.ts'
import { openPdf } from '#server/platform/documents/pdf.ts'
import { storedFile } from '#server/platform/storage/stored-file.tables.ts'
import { schoolDocument } from '#server/school/school-document/school-document.tables.ts'
import { seedId } from '../seed-id.ts'

const drawLetter = async (): Promise<Buffer> => {
	const title = 'Letter of affiliation'
	const pdf = openPdf({ title, author: 'Board office, Bhopal', language: 'en' })
	pdf.write(title, { x: 60, y: 80, width: 475, size: 18, bold: true })
	pdf.write(
		'Ahilya Public School, Indore, is affiliated up to class XII until 31 March 2028. This letter is a sample for trying out.',
		{ x: 60, y: 130, width: 475, size: 11 },
	)
	return pdf.end()
}

/** A school whose letter of affiliation waits for customer success (SCH-04). */
export const seedSchoolDocuments = async (tx: Db, ago: (days: number) => Date): Promise<void> => {
	const content = await drawLetter()
	const key = `school-document/${seedId('file', 'affiliation')}`
	const createdAt = ago(2)
	const bytes = content.length
	const contentType = 'application/pdf'
	await tx.insert(storedFile).values({ key, contentType, content, bytes, createdAt })
	await tx.insert(schoolDocument).values({
		id: seedId('school-document', 'affiliation'),
		schoolId: seedId('school', 'waiting'),
		name: 'affiliation-letter.pdf',
		contentType,
		bytes,
		storageKey: key,
		createdAt,
	})
}
