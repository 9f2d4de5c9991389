import { expect, test } from 'vitest'
import { actsForSchool, schoolPathFrom, teacherPathFrom } from '#domain/school/school-mode.rules.ts'

test.each([
	['/profile', '/profile/dashboard', '/profile'],
	['/profile/dashboard', null, '/profile'],
	['/profile/my-learning', null, '/profile'],
	['/profiles', null, null],
	['/learning', null, null],
])('HDR-05 from %s to the school’s side leads to %s, back to %s', (path, toSchool, toTeacher) => {
	expect([schoolPathFrom(path), teacherPathFrom(path)]).toEqual([toSchool, toTeacher])
})

test('SCH-07 both points of contact act for a school, its teachers do not', () => {
	const roles = ['main_poc', 'additional_main_poc', 'institutional_teacher', 'parent']
	expect(roles.map((role) => actsForSchool([role]))).toEqual([true, true, false, false])
})
