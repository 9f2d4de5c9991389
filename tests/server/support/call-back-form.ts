/** The call-back form as somebody fills it in. */
export const callBack = {
	fullName: 'Asha Kulkarni',
	schoolName: 'Modern School',
	email: 'asha@example.org',
	mobile: '+919822012345',
	preferredDay: 'Monday',
	preferredTime: '9am-10am',
	purpose: 'Training',
	currentUrl: '/learning',
	timestamp: '2026-11-20T10:00:00Z',
}
