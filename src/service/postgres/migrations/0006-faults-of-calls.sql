-- The X-Request-Id of the only calls that receive a fault; null for any call.
ALTER TABLE armed_faults ADD COLUMN request_id text;
