export declare function findBrowser(): string | undefined;
export declare function findTestBrowser(): string | undefined;
