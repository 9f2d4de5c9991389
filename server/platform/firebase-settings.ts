import * as z from 'zod'

const jsonOf = <T extends z.ZodType>(shape: T) =>
	z.string().transform((text, context): z.infer<T> => {
		try {
			const parsed = shape.safeParse(JSON.parse(text))
			if (parsed.success) return parsed.data
			context.addIssue({
				code: 'custom',
				message: `lacks ${parsed.error.issues.map((issue) => issue.path.join('.')).join(', ')}`,
			})
		} catch {
			context.addIssue({ code: 'custom', message: 'must be JSON' })
		}
		return z.NEVER
	})

const webApp = z.object({
	apiKey: z.string(),
	projectId: z.string(),
	messagingSenderId: z.string(),
	appId: z.string(),
	measurementId: z.string().optional(),
})

const serviceAccount = z.object({
	project_id: z.string(),
	client_email: z.string(),
	private_key: z.string().includes('PRIVATE KEY'),
	token_uri: z.url().default('https://oauth2.googleapis.com/token'),
})

/** The keys with which pushes are sent. */
export type FirebaseAccount = z.infer<typeof serviceAccount>

/**
 * Settings of Firebase: the web app as its console shows it, the key pair of web push, the service
 * account's JSON file.
 */
export const firebaseVariables = {
	FIREBASE_CONFIG: jsonOf(webApp).optional(),
	FIREBASE_VAPID_KEY: z.string().optional(),
	FIREBASE_SERVICE_ACCOUNT: jsonOf(serviceAccount).optional(),
	FIREBASE_URL: z.url().default('https://fcm.googleapis.com'),
}
