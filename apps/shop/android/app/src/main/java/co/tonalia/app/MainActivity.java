package co.tonalia.app;

import android.os.Bundle;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        registerPlugin(KeptFilesPlugin.class);
        super.onCreate(savedInstanceState);
    }
}
