/**
 * Something a person can put right: the command line prints the sentence alone and ends with exit
 * code 2.
 */
export class Complaint extends Error {
	override name = 'Complaint'
}
