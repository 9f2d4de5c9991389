import { faultOfWords, type ListFile } from '#domain/people/list-file.rules.ts'
import { type InstructorTerms, longestTerms } from './instructor.rules.ts'

/** A file of the texts of instructors, who are found by their names (28.3). */
export const instructorFile: ListFile<InstructorTerms> = {
	columns: ['name', 'bio'],
	needed: ['name', 'bio'],
	most: 2000,
	readLine: (cell) => faultOfWords(cell, longestTerms) ?? { name: cell('name'), bio: cell('bio') },
}
