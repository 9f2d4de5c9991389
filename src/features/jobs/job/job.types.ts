import type { Job, JobApplication, JobCard } from '#openapi/v1.gen.ts'

export type JobCardData = JobCard

export type JobData = Job

export type JobApplicationData = JobApplication
