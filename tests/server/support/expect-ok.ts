type Answer = { status: number; body: unknown }

/** Returns the body of an answer with this status. @throws Error that shows any other answer */
export const expectOk = <Body>({ status, body }: Answer, wanted = 200): Body => {
	if (status !== wanted)
		throw new Error(`${status} instead of ${wanted}: ${JSON.stringify(body).slice(0, 500)}`)
	return body as Body
}
