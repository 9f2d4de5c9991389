/**
 * Schools that look for teachers: key, name, city, state, verified; the first two are those of demo
 * accounts.
 */
export const hiringSchools = [
	['verified', 'St. Thomas Higher Secondary School', 'Kottayam', 'Kerala', true],
	['unverified', 'Nai Subah Public School', 'Lucknow', 'Uttar Pradesh', false],
	['sahyadri', 'Sahyadri Vidya Mandir', 'Pune', 'Maharashtra', true],
	['narmada', 'Narmada Valley School', 'Bhopal', 'Madhya Pradesh', true],
	['kaveri', 'Kaveri International Academy', 'Bengaluru', 'Karnataka', true],
	['marina', 'Marina Matriculation School', 'Chennai', 'Tamil Nadu', true],
	['aravali', 'Aravali Public School', 'Jaipur', 'Rajasthan', false],
	['sabarmati', 'Sabarmati Buniyadi Shala', 'Ahmedabad', 'Gujarat', true],
	['hooghly', 'Hooghly Riverside School', 'Kolkata', 'West Bengal', true],
	['yamuna', 'Yamuna Model School', 'New Delhi', 'Delhi', true],
] as const
