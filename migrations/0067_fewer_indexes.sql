DROP TABLE `event_runs_due`;--> statement-breakpoint
DROP INDEX `users_unconfirmed`;--> statement-breakpoint
DROP INDEX `event_changes_by_time`;--> statement-breakpoint
DROP INDEX `event_mismatches_by_time`;--> statement-breakpoint
DROP INDEX `event_mismatches_with_network`;--> statement-breakpoint
DROP INDEX `event_pairs_by_start`;--> statement-breakpoint
DROP INDEX `consents_withdrawn`;--> statement-breakpoint
DROP INDEX `letter_readers_unconfirmed`;--> statement-breakpoint
DROP INDEX `letter_readers_ended`;--> statement-breakpoint
DROP INDEX `dead_jobs_by_time`;--> statement-breakpoint
DROP INDEX `user_reports_by_status`;--> statement-breakpoint
DROP INDEX `user_reports_with_network`;--> statement-breakpoint
DROP INDEX `user_reports_named`;--> statement-breakpoint
DROP INDEX `page_claims_by_creation`;--> statement-breakpoint
DROP INDEX `register_batches_by_creation`;