export declare const serviceFlags: readonly string[];
export declare const allocatorSettings: Readonly<Record<string, string>>;
